// For `node --import`: ends a process that tests or tools start once whoever started it is gone, also where that was
// killed or gave up waiting. The starter is known by its channel of messages, or else by the pipe of standard input.
import { isMainThread } from 'node:worker_threads';

const end = () => process.kill(process.pid, 'SIGKILL');
if (process.channel) process.once('disconnect', end);
else if (isMainThread) process.stdin.once('close', end).resume().unref();
