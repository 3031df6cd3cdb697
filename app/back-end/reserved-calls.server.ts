import { reservedLinkAnswer, reservedPropertyAnswer } from '@contract/reserved';
import type { Additions } from './additions.server';
import { bySchema } from './parsers/by-schema.server';
import { propertyDetail } from './parsers/property.server';
import type { Call } from './transport.server';

type Send = <Model>(call: Call<Model>) => Promise<Model>;

/** Calls of a reserved property's page, all ours. The token is only in the body. null: no open invitation. */
export const reservedCalls = (call: Send, addition: Additions) => ({
  reservedLink: (token: string) =>
    addition('reserved/link', () =>
      call({ path: 'reserved/link', body: { token }, isReading: true, answer: bySchema(reservedLinkAnswer) }),
    ).then(({ property }) => property),
  openReservedLink: (token: string) =>
    addition('reserved/link', () =>
      call({
        path: 'reserved/open',
        body: { token },
        isRepeatable: true,
        answer: bySchema(reservedLinkAnswer),
      }),
    ).then(({ property }) => property),
  reservedProperty: (property: number, token: string | null) =>
    addition('reserved/link', () =>
      call({
        ...{ path: 'reserved/property', body: { property, token }, isReading: true },
        answer: (value, context) => {
          const { reserved } = bySchema(reservedPropertyAnswer)(value, context);
          return (
            reserved && { ...reserved, detail: reserved.detail && propertyDetail(reserved.detail, context) }
          );
        },
      }),
    ),
});
