/**
 * Planning a search costs several times its execution, so a repeated read statement stays prepared.
 * Not for a PostgreSQL server: behind a pooler, the next call may get a session without the statement.
 */
export const embeddedStatementsCode = String.raw`
/** So many texts are known; of more, those unasked for longest are forgotten. */
const mostStatements = 200;
/** Longer ones, in bytes (a hundred searches in one), would cost memory and hardly come again. */
const longestText = 10_000;
const isReading = /^\s*(select|with)\b/i;
/** What may give a table another shape: what was planned for the former one is then of no use. */
const changesTables = /\b(create|alter|drop)\b/i;
const parseComplete = Buffer.from([0x31, 0, 0, 0, 4]);
const sync = Buffer.from([0x53, 0, 0, 0, 4]);

const framed = (type, ...parts) => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(5, type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const nameOf = (name) => Buffer.from(name + '\0');

function keptStatements() {
  /** By a statement's text and its parameters' types: its name, or null where it has come only once. */
  const known = new Map();
  let made = 0;
  /** Names that the session need not know any more. */
  let left = [];

  const forget = (key) => { const name = known.get(key); known.delete(key); if (name) left.push(name); };
  const forgetAll = () => [...known.keys()].forEach(forget);

  /**
   * What the database is given in place of a connection's messages up to its Sync.
   * before: bytes whose answer is nobody's; bytes; head: what the answer begins with; told: to be told its first byte.
   */
  return function prepared(messages) {
    const asked = ask(messages);
    if (left.length === 0) return asked;
    const before = Buffer.concat([...left.map((name) => framed('C', Buffer.from('S'), nameOf(name))), sync]);
    left = [];
    return { ...asked, before };
  };

  function ask(messages) {
    const bytes = Buffer.concat(messages);
    const [parse, bind, ...rest] = messages;
    // Without names: of the statement, and of the portal and the statement that it is bound to.
    const isPlain = messages.map(([type]) => String.fromCharCode(type)).join('') === 'PBDES'
      && parse[5] === 0 && bind[5] === 0 && bind[6] === 0;
    const key = isPlain ? parse.toString('latin1', 6) : '';
    if (!isReading.test(key) || key.length > longestText) {
      if (known.size > 0 && changesTables.test(bytes.toString('latin1'))) forgetAll();
      return { bytes };
    }
    const last = known.get(key);
    known.delete(key);
    known.set(key, last ?? null);
    if (known.size > mostStatements) forget(known.keys().next().value);
    if (last === undefined) return { bytes };
    const name = last ?? 'kept' + ++made;
    const bound = framed('B', nameOf(''), nameOf(name), bind.subarray(7));
    // One that cannot be bound may be of a table's former shape.
    if (last) return { bytes: Buffer.concat([bound, ...rest]), head: parseComplete, told: (type) => type === 0x45 && forget(key) };
    return {
      bytes: Buffer.concat([framed('P', nameOf(name), parse.subarray(6)), bound, ...rest]),
      told: (type) => type === parseComplete[0] && known.set(key, name),
    };
  }
}
`;
