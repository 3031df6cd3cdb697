import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

const logMethods = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal']);
const logs = new Set(['console', 'log', 'logger']);

/** A sentence for people: more than one word, and the first begins with a capital letter. */
const isSentence = (text) => /^\p{Lu}\S*\s+\S/u.test(text.trim());

/**
 * What is said to people and written into logs is no fault when it changes: tests that held every word would only be a
 * copy of it. A string of one word (a key, a method, a header's value) is planted in.
 */
export function whyIgnored({ node }) {
  if (node.type === 'StringLiteral' && isSentence(node.value)) return 'a text for people';
  if (node.type === 'TemplateLiteral' && isSentence(node.quasis.map(({ value }) => value.raw).join('x')))
    return 'a text for people';
  const callee = node.type === 'CallExpression' ? node.callee : undefined;
  if (callee?.type !== 'MemberExpression' || !logMethods.has(callee.property.name)) return undefined;
  const owner = callee.object.type === 'MemberExpression' ? callee.object.property : callee.object;
  return logs.has(owner.name) ? 'a line of the log' : undefined;
}

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'no-texts', { shouldIgnore: whyIgnored }),
];
