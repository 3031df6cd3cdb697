import { hostname } from 'node:os';
import { createInterface } from 'node:readline';

let areEvents = false;

/** The launchers of servers write events, as pino does, unless a person reads. */
export function writeEventsForPrograms({ stdout, stderr } = process) {
  areEvents = !(stdout.isTTY && stderr.isTTY);
  return areEvents;
}

export const writesEvents = () => areEvents;

/** @param {object} fields with `msg` last, as pino writes it */
export const eventLine = (level, fields) =>
  JSON.stringify({ level, time: new Date().getTime(), pid: process.pid, hostname: hostname(), ...fields });

/** One line on standard error, because standard output can be a result. */
export function say(text, event, level = 30) {
  console.error(areEvents ? eventLine(level, event) : text);
}

/** Passes lines on; those that are no events become events. */
export function passOnAsEvents(from, to) {
  createInterface({ input: from }).on('line', (line) => {
    if (line.trim() === '') return;
    to.write(`${line.startsWith('{"level":') ? line : eventLine(30, { line, msg: 'program output' })}\n`);
  });
}
