import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { clock } from '@domain/kernel/clock';
import { reservedPhotoMount } from '@domain/media/reserved-photo';
import type { SettingTables } from '@api/platform/db/schema';

/** In place of an invitation: pages of the admin show photos of hidden properties too. */
export const forTeam = 0;

/** A photo that one invitation may show until a time. */
export interface SealedPhoto {
  key: string;
  invitation: number;
}

const lifeMs = 60 * 60_000;
const settingKey = 'reserved_photo_secret';

/** The instances of one database share it. */
export async function sealSecret(db: Kysely<SettingTables>): Promise<string> {
  const find = () =>
    db.selectFrom('setting').select('value').where('key', '=', settingKey).executeTakeFirst();
  const known = await find();
  if (known) return known.value;
  await db
    .insertInto('setting')
    .values({ key: settingKey, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return (await find())!.value;
}

/** Address without the size: the base of a photo. It ends within the hour. */
export function sealedBase(secret: string, { key, invitation }: SealedPhoto): string {
  const until = Math.ceil((clock.nowMs() + lifeMs) / 1000);
  const text = `${key}-${invitation}-${until}`;
  return `${reservedPhotoMount}/${text}-${macOf(secret, text)}`;
}

/** null: not one of ours, or ended. */
export function readSeal(secret: string, seal: string): SealedPhoto | null {
  const [, text, key, invitation, until, mac] =
    /^(([0-9a-f]{24})-(\d{1,9})-(\d{1,11}))-([\w-]{22})$/.exec(seal) ?? [];
  if (!text || !isEqual(mac!, macOf(secret, text)) || Number(until) * 1000 <= clock.nowMs()) return null;
  return { key: key!, invitation: Number(invitation) };
}

/** 128 bits. */
const macOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(`reserved photo ${text}`).digest('base64url').slice(0, 22);

const isEqual = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));
