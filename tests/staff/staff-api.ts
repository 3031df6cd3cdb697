import { expect } from 'vitest';
import { createApi } from '@api/app';
import type { ApiDeps } from '@api/deps';
import { createHashQueue, maxConcurrent } from '@api/accounts/hash-queue';
import { createPasswords } from '@api/accounts/passwords';
import { openAdmin } from '@api/staff/admin-settings';
import type { AdminSettings } from '@api/staff/deps';
import { apiSecretHeader, visitorHeaders } from '@contract/geolocation';
import { staffCallOf } from '@contract/staff-calls';
import type { Role } from '@domain/staff/roles';
import { cheap } from '../support/api';
import type { TestDatabase } from '../support/database';
import { described } from '../support/described';
import { silentLogger } from '../support/silent-logger';
import { addMember as addMemberTo, codeOf, password } from './member';

const secret = 'a secret of the admin, of 32 letters';
export const siteUrl = 'https://bossa.example';

export interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- the contract has parsed it
  body: any;
  text: string;
  headers: Headers;
}

/** The staff's calls over a test's database; every good answer is checked against the contract. */
export function staffApi(
  { db }: Pick<TestDatabase, 'db'>,
  {
    leadPlaces,
    uploads,
    derivatives,
    ...settings
  }: Partial<
    Pick<AdminSettings, 'isAdminAddress'> & Pick<ApiDeps, 'leadPlaces' | 'uploads' | 'derivatives'>
  > = {},
  cost = cheap,
) {
  const app = described(
    createApi({
      db,
      log: silentLogger,
      ...(leadPlaces && { leadPlaces }),
      ...(uploads && { uploads }),
      ...(derivatives && { derivatives }),
      passwords: createPasswords(cost, createHashQueue(maxConcurrent, 600_000)),
      admin: openAdmin([secret], { siteUrl, ...settings }),
    }),
  );
  let address = 0;
  async function call(
    method: string,
    path: string,
    token?: string,
    body?: unknown,
    ip = nextAddress(),
  ): Promise<Answer> {
    const headers: Record<string, string> = { [visitorHeaders.ip]: ip };
    if (token) headers.authorization = `Bearer ${token}`;
    const request = new Request(`http://api.test/${path}`, {
      ...{ method, headers },
      ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    });
    const response = await app.fetch(request, {});
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const answer: unknown = isJson ? JSON.parse(text) : text;
    if (response.ok) staffCallOf(method, `/${path.split('?')[0]}`)?.answer.parse(answer);
    return { status: response.status, text, body: answer, headers: response.headers };
  }
  /** Each caller has an address of its own, so that limits do not meet. */
  const nextAddress = () => `10.7.${Math.floor((address += 1) / 250)}.${(address % 250) + 1}`;
  const good = async (...args: Parameters<typeof call>) => {
    const answer = await call(...args);
    expect([args[0], args[1], answer.status, answer.status < 300 ? '' : answer.text]).toEqual([
      args[0],
      args[1],
      expect.toSatisfy((status: number) => status < 300),
      '',
    ]);
    return answer.body;
  };

  const addMember = (role: Role, email?: string) => addMemberTo(db, role, email, cost);
  const signIn = async (email: string) =>
    (await good('POST', 'staff/sign-in', undefined, { email, password })).data as {
      token: string;
      state: string;
    };
  async function enrol(token: string) {
    const { secret: totp } = (await good('POST', 'staff/factors/totp', token)).data;
    const answer = await good('POST', 'staff/factors/totp/confirm', token, { code: codeOf(totp) });
    return { totp: totp as string, codes: answer.data.codes as string[], token: answer.data.token as string };
  }
  /** A member who is signed in, with a factor of this moment. */
  async function member(role: Role, email?: string) {
    const added = await addMember(role, email);
    return { ...added, ...(await enrol((await signIn(added.email)).token)) };
  }
  return { app, call, good, addMember, signIn, enrol, member };
}

/** Foreign keys cascade to the rest. */
export const staffTables = ['staff_invitation', 'staff_member', 'attempt', 'work'] as const;

export { apiSecretHeader, codeOf, password };
