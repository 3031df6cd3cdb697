import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { unprocessable } from '@api/platform/http/errors';
import { codeKey } from '@api/properties/queries/properties';
import type { StaffPreview, staffPreviewQuery } from '@contract/staff-distribution';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { chain } from '@domain/leads/distribution/chain';
import { foldCode } from '@domain/property/property-code';
import type { DistributionDatabase } from '../schema';
import { distributedProperty } from './contact';
import { peopleWhoAnswer } from './people';
import { loadAbsences, loadRules } from './rules';

/** 'Se chegasse agora'. @throws 422: no property has the code */
export async function previewContact(
  db: Kysely<DistributionDatabase>,
  { property_code: code, origin }: z.output<typeof staffPreviewQuery>,
  replyMinutes: number,
): Promise<StaffPreview> {
  const property = code === undefined ? null : await propertyOf(db, code);
  const people = await peopleWhoAnswer(db);
  const can = people.map(({ ref }) => ref);
  const now = clock.now();
  const steps = chain(
    { knownWith: null, chosen: null, property, negotiation: null, origin },
    {
      ...{ can: new Set(can), rules: await loadRules(db, can) },
      absences: await loadAbsences(db, isoDay(now)),
    },
    now,
    replyMinutes,
  );
  return {
    steps: steps.map(({ person, rule, group, due }) => ({
      ...{ person, name: people.find(({ ref }) => ref === person)?.name ?? '', rule },
      ...{ group: group === null ? null : Number(group), due_at: due?.toISOString() ?? null },
    })),
  };
}

async function propertyOf(db: Kysely<DistributionDatabase>, code: string) {
  const found = await db
    .selectFrom('property')
    .select('id')
    .where(codeKey, '=', foldCode(code).toLowerCase())
    .orderBy('active', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const property = found && (await distributedProperty(db, found.id, null));
  if (!property) throw unprocessable({ property_code: ['Nenhum imóvel tem este código'] });
  return property;
}
