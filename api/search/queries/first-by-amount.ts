import { sql } from 'kysely';
import { type Amount, amounts, type Condition } from './facets';

/** Candidates that may share the last rank. */
const enough = 200;

/**
 * CTE `first_by_amount (name, bits)`, for a recursive `with`: for each row of `starts` (name, is_descending, rank, bits),
 * the first `rank` properties by the amount, and those that tie with the last. All of `bits` have the amount.
 * From the highest digit on, `same` has the candidates and `first` those that come before them.
 */
export const firstByAmount = (amount: Amount, starts: Condition): Condition => sql`
    walk (name, is_descending, digit, same, size, first, rank) as (
      select name, is_descending, ${sql.lit(amounts[amount].digits)}, bits, bit_count(bits), bits # bits, rank
      from (${starts}) started
      union all
      select name, is_descending, walk.digit - 1,
        case when here >= rank then ahead else same # ahead end,
        case when here >= rank then here else size - here end,
        case when here >= rank then first else first | ahead end,
        case when here >= rank then rank else rank - here end
      from walk join search_slice slice on slice.amount = ${amount} and slice.digit = walk.digit - 1
      -- "offset 0": each string of bits is read and combined once.
      cross join lateral (
        select case when is_descending then same & slice.bits else same & ~slice.bits end as ahead offset 0
      ) halved
      cross join lateral (select bit_count(ahead) as here offset 0) counted_ahead
      where size > ${sql.lit(enough)}
    ),
    first_by_amount as (
      select distinct on (name) name, first | same as bits from walk order by name, digit
    )`;
