import { type AlertAction, alertLinkAnswer } from '@contract/alerts';
import type { PropertyCard } from '~/domain/property';
import type { Additions } from './additions.server';
import { bySchema, done } from './reading/by-schema.server';
import { letterHomes } from './reading/lists.server';
import type { Call } from './transport.server';

type Send = <Model>(call: Call<Model>) => Promise<Model>;

/** The calls of the links in letters of alerts, all ours: by a token, which travels in their body alone. */
export const alertCalls = (call: Send, addition: Additions) => ({
  /** null: a wrong link. */
  alertLink: (token: string) =>
    addition('alerts/link', () =>
      call({ path: 'alerts/link', body: { token }, isReading: true, answer: bySchema(alertLinkAnswer) }),
    ).then(({ link }) => link),
  actByAlertLink: (token: string, action: AlertAction) =>
    addition('alerts/link', () =>
      call({ path: 'alerts/link/use', body: { token, action }, isRepeatable: true, answer: done }),
    ),
  /** null: a wrong link. */
  alertHomes: (token: string): Promise<PropertyCard[] | null> =>
    addition('alerts/homes', () =>
      call({ path: 'alerts/homes', body: { token }, isReading: true, answer: letterHomes }),
    ),
});
