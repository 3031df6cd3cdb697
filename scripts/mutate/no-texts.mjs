import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

const logMethods = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal']);
const logs = new Set(['console', 'log', 'logger']);

const isSentence = (text) => /^\p{Lu}\S*\s+\S/u.test(text.trim());

/** Excludes texts for users and log lines, which tests should not repeat. Strings of one word are mutated. */
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
