import { sql } from 'kysely';
import type { Condition } from './facets';
import { chunkSize } from './search-index';

export type Slice = { offset: number; limit: number };

/** Bits that are read one by one; words without a set bit are skipped. */
const wordSize = 32;

/** Picks the ids at the wanted ranks among the set bits; skips whole chunks by their counts. */
export const pickIds = (parts: readonly Condition[], { offset, limit }: Slice): Condition => sql`
  hit (tier, bits) as materialized (values ${sql.join(parts.map((bits, tier) => sql`(${sql.lit(tier)}, ${bits})`))}),
  part as materialized (
    select tier, n, substring(bits from n * ${sql.lit(chunkSize)} + 1 for ${sql.lit(chunkSize)}) as part
    from hit, generate_series(0, (length(bits) - 1) / ${sql.lit(chunkSize)}) n
  ),
  counted as (
    select tier, n, part, bit_count(part) as here, sum(bit_count(part)) over (order by tier, n) as upto from part
  ),
  wanted as (
    select tier, n, part, upto - here as before from counted
    where here > 0 and upto > ${offset} and upto - here < ${offset + limit}
  ),
  word as (
    select tier, n, start, bits from wanted, generate_series(0, length(part) - 1, ${sql.lit(wordSize)}) start,
      substring(part from start + 1 for ${sql.lit(wordSize)}) bits
    where bit_count(bits) > 0
  ),
  picked as (
    select ids[i + 1] as picked_id, tier, n, i
    from word join search_chunk on chunk = n, generate_series(start, start + length(bits) - 1) i
    where get_bit(bits, i - start) = 1
    order by tier, n, i
    limit ${limit} offset greatest(0, ${offset} - coalesce((select min(before) from wanted), 0))
  )`;
