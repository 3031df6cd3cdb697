import { embeddedStatementsCode } from './embedded-statements';

/**
 * Serves PGlite on a Unix socket. The code is text, because the server's single bundle has no separate file for a
 * thread.
 * `@electric-sql/pglite-socket` mixes messages of two connections in PGlite's one session (wrong parameters, lost
 * rows).
 * Here the messages up to a Sync run together, and a transaction keeps the session until it ends.
 */
export const embeddedWorkerCode = String.raw`
const { parentPort, workerData } = require('node:worker_threads');
const net = require('node:net');
const { PGlite } = require(workerData.pglite);
${embeddedStatementsCode}

const int32 = (value) => { const bytes = Buffer.alloc(4); bytes.writeInt32BE(value); return bytes; };
const message = (type, body) => Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
const parameter = ([name, value]) => message('S', Buffer.from(name + '\0' + value + '\0'));
const readyForQuery = message('Z', Buffer.from('I'));
const welcome = Buffer.concat([
  message('R', int32(0)),
  ...Object.entries({
    server_version: '18.0', server_encoding: 'UTF8', client_encoding: 'UTF8', DateStyle: 'ISO, MDY',
    TimeZone: 'UTC', integer_datetimes: 'on', standard_conforming_strings: 'on',
  }).map(parameter),
  message('K', Buffer.concat([int32(1), int32(1)])),
  readyForQuery,
]);
const sslRequest = 80877103;
const protocolVersion3 = 196608;
/** Those of a page ask again at once: for so long after each the background waits, ms. */
const graceMs = 4;
/** For longer than this the background waits for nobody, ms. */
const patienceMs = 250;

const fail = (error) => parentPort.postMessage({ type: 'failed', message: String((error && error.message) || error) });

async function main() {
  const startParams = [...PGlite.defaultStartParams, ...workerData.databaseParameters];
  const db = await PGlite.create(workerData.dataDir, { startParams });
  const queue = [];
  const prepared = keptStatements();
  /** The connection whose transaction is open: nobody else's messages may run until it ends. */
  let owner = null;
  let ownerTimer;
  let running = false;

  const background = new WeakSet();
  let servedAt = 0;
  let later;
  /** Whose turn it is: who holds the session, else who is no background or has waited for long, else the first. */
  const next = () => {
    if (queue.length === 0) return undefined;
    if (owner !== null) return takeAt(queue.findIndex(({ socket }) => socket === owner));
    const now = performance.now();
    const index = queue.findIndex(({ socket, since }) => !background.has(socket) || now - since > patienceMs);
    if (index >= 0) return takeAt(index);
    const graceLeft = servedAt + graceMs - now;
    if (graceLeft <= 0) return queue.shift();
    clearTimeout(later);
    later = setTimeout(run, graceLeft);
    return undefined;
  };
  const takeAt = (index) => (index < 0 ? undefined : queue.splice(index, 1)[0]);
  const setOwner = (socket) => {
    clearTimeout(ownerTimer);
    owner = socket;
    if (socket) ownerTimer = setTimeout(() => socket.destroy(), workerData.idleTransactionMs);
  };
  const rollBack = async () => { await db.exec('rollback'); setOwner(null); };

  async function run() {
    if (running) return;
    running = true;
    try {
      for (let batch = next(); batch; batch = next()) {
        clearTimeout(ownerTimer);
        const { socket, messages } = batch;
        await db.runExclusive(async () => {
          const { before, bytes, head, told } = prepared(messages);
          if (before) await db.execProtocolRawStream(before, { onRawData: () => {} });
          socket.cork();
          if (head && socket.writable) socket.write(head);
          let isFirst = true;
          await db.execProtocolRawStream(bytes, {
            onRawData: (data) => {
              if (isFirst && told) told(data[0]);
              isFirst = false;
              if (socket.writable) socket.write(Buffer.from(data));
            },
          });
          socket.uncork();
        });
        if (!background.has(socket)) servedAt = performance.now();
        setOwner(db.isInTransaction() ? socket : null);
        if (owner && owner.destroyed) await rollBack();
      }
      running = false;
    } catch (error) {
      fail(error);
    }
  }

  function leave(socket) {
    for (let index = queue.length - 1; index >= 0; index--) if (queue[index].socket === socket) queue.splice(index, 1);
    if (owner === socket && !running) {
      running = true;
      rollBack().then(() => { running = false; return run(); }).catch(fail);
    }
  }

  function serve(socket) {
    let pending = Buffer.alloc(0);
    let greeted = false;
    let messages = [];
    const greet = () => {
      if (pending.length < 8 || pending.length < pending.readInt32BE(0)) return false;
      const length = pending.readInt32BE(0);
      const code = pending.readInt32BE(4);
      if (pending.toString('latin1', 8, length).includes('application_name\0background\0')) background.add(socket);
      pending = pending.subarray(length);
      if (code === sslRequest) socket.write('N');
      else if (code === protocolVersion3) { greeted = true; socket.write(welcome); }
      else socket.end();
      return code === sslRequest || greeted;
    };
    const take = () => {
      if (pending.length < 5) return false;
      const length = 1 + pending.readInt32BE(1);
      if (pending.length < length) return false;
      const bytes = Buffer.from(pending.subarray(0, length));
      const type = String.fromCharCode(bytes[0]);
      pending = pending.subarray(length);
      if (type === 'X') { socket.end(); return false; }
      messages.push(bytes);
      if (type === 'S' || type === 'Q') {
        queue.push({ socket, messages, since: performance.now() });
        messages = [];
        void run();
      }
      return true;
    };
    socket.on('error', () => socket.destroy());
    socket.on('close', () => leave(socket));
    socket.on('data', (chunk) => {
      pending = pending.length ? Buffer.concat([pending, chunk]) : chunk;
      while (greeted ? take() : greet());
    });
  }

  const server = net.createServer(serve);
  server.on('error', fail);
  parentPort.on('message', async () => {
    server.close();
    try { await db.close(); } catch {}
    parentPort.postMessage({ type: 'closed' });
    parentPort.close();
    process.exit(0);
  });
  server.listen(workerData.socketPath, () => parentPort.postMessage({ type: 'ready' }));
}
main().catch(fail);
`;
