import { spawn } from 'node:child_process';

/**
 * `node guard.ts <program> <arguments>`: runs a program that must not outlive the process that started this one. The
 * pipe to standard input closes however that process ends, `kill -9` included.
 */
const [program = '', ...words] = process.argv.slice(2);
const child = spawn(program, words, { stdio: 'ignore' });
child.once('error', () => process.exit(1));
child.once('exit', (code) => process.exit(code ?? 1));
process.once('SIGTERM', () => child.kill('SIGTERM'));
// Ctrl-C reaches the program itself.
process.on('SIGINT', () => {});
process.stdin.once('close', () => child.kill('SIGKILL'));
process.stdin.resume();
