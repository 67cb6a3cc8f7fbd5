// For `node --import`: ends a process when its parent ends, even if the parent was killed. Detects this by the closed
// IPC channel or, without one, by the closed standard input.
import { isMainThread } from 'node:worker_threads';

const end = () => process.kill(process.pid, 'SIGKILL');
if (process.channel) process.once('disconnect', end);
else if (isMainThread) process.stdin.once('close', end).resume().unref();
