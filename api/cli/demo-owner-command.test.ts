import { expect, it } from 'vitest';
import { demoOwnerCommand } from './demo-owner-command';
import { UsageError } from './exit-codes';

it.each([[[]], [['clara']], [['a@x.br', 'b@x.br']]])('takes one e-mail, not %j', (args) => {
  expect(() => demoOwnerCommand(args)).toThrow(UsageError);
});
