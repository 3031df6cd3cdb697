import { type AlertAction, alertLinkAnswer } from '@contract/alerts';
import type { PropertyCard } from '~/domain/property';
import type { Additions } from './additions.server';
import { bySchema, ignoreAnswer } from './parsers/by-schema.server';
import { emailProperties } from './parsers/lists.server';
import type { Call } from './transport.server';

type Send = <Model>(call: Call<Model>) => Promise<Model>;

/** Calls of links in alert e-mails, all ours. The token is only in the body. null: the link is invalid. */
export const alertCalls = (call: Send, addition: Additions) => ({
  alertLink: (token: string) =>
    addition('alerts/link', () =>
      call({ path: 'alerts/link', body: { token }, isReading: true, answer: bySchema(alertLinkAnswer) }),
    ).then(({ link }) => link),
  actByAlertLink: (token: string, action: AlertAction) =>
    addition('alerts/link', () =>
      call({ path: 'alerts/link/use', body: { token, action }, isRepeatable: true, answer: ignoreAnswer }),
    ),
  alertHomes: (token: string): Promise<PropertyCard[] | null> =>
    addition('alerts/homes', () =>
      call({ path: 'alerts/homes', body: { token }, isReading: true, answer: emailProperties }),
    ),
});
