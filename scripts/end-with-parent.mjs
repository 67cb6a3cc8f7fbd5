// For `node --import`: ends a process of tests or tools once its parent is gone, even if the parent was killed. Watches the
// IPC channel to the parent, or else the pipe of standard input.
import { isMainThread } from 'node:worker_threads';

const end = () => process.kill(process.pid, 'SIGKILL');
if (process.channel) process.once('disconnect', end);
else if (isMainThread) process.stdin.once('close', end).resume().unref();
