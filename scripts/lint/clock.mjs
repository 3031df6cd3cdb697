const instead = 'Take the time as a parameter, or from `clock` (domain/kernel/clock.ts).';

const direct = {
  create: (context) => ({
    MemberExpression({ object, property, computed }) {
      if (computed || property.name !== 'now' || !['Date', 'performance'].includes(object.name)) return;
      context.report({ node: property, message: `\`${object.name}.now\` reads the real clock. ${instead}` });
    },
    NewExpression({ callee, arguments: given }) {
      if (callee.name !== 'Date' || given.length > 0) return;
      context.report({ node: callee, message: `\`new Date()\` reads the real clock. ${instead}` });
    },
  }),
};

const databaseTime =
  /(?<!\.)\b(?:now|clock_timestamp|statement_timestamp|transaction_timestamp)\(\)|\bcurrent_(?:timestamp|date|time)\b/i;

const inSql = {
  create: (context) => ({
    TemplateElement(node) {
      if (!databaseTime.test(node.value.raw)) return;
      context.report({ node, message: `SQL takes its time from \`sqlNow()\` (api/platform/db/sql-now.ts).` });
    },
  }),
};

/** Oxlint plugin: domain/kernel/clock.ts is the only source of time. */
export default { meta: { name: 'clock' }, rules: { 'no-real-clock': direct, 'no-sql-clock': inSql } };
