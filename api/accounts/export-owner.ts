import { type Mine, most } from './export-part';

/** What is kept of a customer as an owner: what is theirs, as far as the e-mail is proven; the letters of the week, and whether they want none. */
export async function ownerIn({ db, id }: Mine) {
  return {
    imoveisProprios: await db
      .selectFrom('property_owner')
      .innerJoin('account', 'account.email', 'property_owner.email')
      .innerJoin('property', 'property.id', 'property_id')
      .select(['property.reference as codigo', 'property.title as titulo', 'property_owner.email'])
      .select(['only_you_until as onlyYouAte', 'since as desde'])
      .where('account.id', '=', id)
      .where('account.verified_at', 'is not', null)
      .limit(most)
      .execute(),
    cartasDaSemana: await db
      .selectFrom('owner_letter')
      .select(['week as semana', 'made_at as feitaEm'])
      .where('account_id', '=', id)
      .orderBy('week', 'desc')
      .limit(most)
      .execute(),
    cartasDaSemanaParadas: await db
      .selectFrom('owner_letter_off')
      .select('since as desde')
      .where('account_id', '=', id)
      .executeTakeFirst(),
  };
}
