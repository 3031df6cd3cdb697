import type { ActionFunctionArgs } from '@remix-run/node';
import { markSeen } from '~/features/account/client-area/mark-seen.server';
import { signedInForm } from '~/features/account/session/guard.server';
import { links } from '~/links';

export const action = (args: ActionFunctionArgs) =>
  signedInForm(args, [], ({ customer }) => markSeen(customer, args.context.log, links.signedInHome()));
