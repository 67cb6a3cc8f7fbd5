// For `node --import`: ends a process that tests or tools start once whoever started it is gone, also where that was
// killed or gave up waiting. The starter is known by its channel of messages, or else by the pipe of standard input.
const end = () => process.kill(process.pid, 'SIGKILL');
if (process.channel) process.once('disconnect', end);
else process.stdin.once('close', end).resume().unref();
