import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { OpenDatabase } from '@api/open-database';
import { apiSecretHeader } from '@contract/geolocation';
import { testApiSecret } from '@tests/support/back-end-process';
import type { House } from './house';

/** What is done beside each other, until the back end gives no answer. */
export const kinds = ['arrival', 'take', 'decline', 'given', 'hand-over'] as const;
type Kind = (typeof kinds)[number];

interface Given {
  baseUrl: string;
  database: OpenDatabase;
  house: House;
  pick<T>(values: readonly T[]): T | undefined;
  /** Called when the back end has acknowledged it. @param protocol of an arrival */
  done(kind: Kind, protocol?: string): void;
}

interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- integration tests check answers against the contract
  body: any;
}
/** @returns null: no answer, since the back end was killed */
type Lane = () => Promise<Answer | null | 'nothing to do'>;

export function lanesOf({ baseUrl, database: { db }, house, pick, done }: Given): Lane[] {
  async function call(method: string, route: string, body: object, token?: string): Promise<Answer | null> {
    const headers = {
      ...{ 'Content-Type': 'application/json', [apiSecretHeader]: testApiSecret },
      ...(token && { authorization: `Bearer ${token}` }),
    };
    try {
      const response = await fetch(`${baseUrl}/${route}`, { method, body: JSON.stringify(body), headers });
      return { status: response.status, body: JSON.parse(await response.text()) };
    } catch {
      return null;
    }
  }
  const nothingToDo = async () => {
    await pause(20);
    return 'nothing to do' as const;
  };
  const openOffers = () =>
    db.selectFrom('lead_offer').select(['lead_id', 'broker_id']).where('ended_at', 'is', null).execute();

  const arrive: Lane = async () => {
    const person = { name: 'Clara Nunes', email: `${randomUUID()}@exemplo.com.br` };
    // Most are offered to the two who read the admin.
    const broker = pick(['ana', 'bia', undefined]);
    const answer = await call('POST', 'leads', { ...person, broker, idempotency_key: randomUUID() });
    if (answer?.status === 201) done('arrival', answer.body.protocol);
    return answer;
  };
  const offered =
    (kind: 'take' | 'decline'): Lane =>
    async () => {
      const own = (await openOffers()).filter(({ broker_id: id }) => house.tokens.has(`broker:${id}`));
      const offer = pick(own);
      if (!offer) return nothingToDo();
      const token = house.tokens.get(`broker:${offer.broker_id}`);
      const answer = await call('POST', `staff/contacts/${offer.lead_id}/${kind}`, {}, token);
      if (answer?.status === 200) done(kind);
      return answer;
    };
  const give: Lane = async () => {
    const offer = pick(await openOffers());
    if (!offer) return nothingToDo();
    const responsible = { was: null, value: `broker:${pick(house.brokers)}` };
    const answer = await call('PUT', `staff/contacts/${offer.lead_id}`, { responsible }, house.boss.token);
    if (answer?.status === 200) done('given');
    await pause(100);
    return answer;
  };
  const handOver: Lane = async () => {
    const people = [...house.brokers.map((id) => `broker:${id}`), `member:${house.boss.id}`];
    const body = { from: pick(people), to: pick(people) };
    const answer = await call('POST', 'staff/contacts/hand-over', body, house.boss.token);
    if (answer?.body.data?.act) done('hand-over');
    await pause(100);
    return answer;
  };
  return [arrive, arrive, offered('take'), offered('decline'), give, handOver];
}
