/** What was put right or left out while a listing was read; it is accepted all the same. */
export const warningTexts = {
  'title-generated': 'no usable title: one was written from type and place',
  'title-shortened': 'the title was too long and was shortened',
  'title-case': 'the title was all capitals',
  'text-markup': 'HTML was taken out of title or description',
  'text-contact': 'phone numbers, e-mails, addresses or CRECI were taken out of title or description',
  'text-emoji': 'emoji or symbols were taken out of title or description',
  'text-encoding': 'wrongly encoded letters were repaired',
  'text-shortened': 'the description was too long and was shortened',
  'transaction-deduced': 'the kind of transaction was missing or contradicted the prices; the prices decided',
  'price-field': 'o preço estava no campo da outra negociação',
  'type-approximate': 'the property type has no counterpart of its own; the nearest was taken',
  'price-absurd': 'the price is not believable; shown as price on request',
  'price-unreadable': 'the price could not be read; shown as price on request',
  'price-missing': 'no price; shown as price on request',
  'fee-absurd': 'condominium fee or IPTU is not believable and was left out',
  'currency-unknown': 'the currency is not known; taken as BRL',
  'rent-period': 'the rent is not per month and was converted',
  'area-absurd': 'an area is not believable and was left out',
  'area-converted': 'an area was converted to square metres',
  'count-absurd': 'a count of rooms, places, floor or year is not believable and was left out',
  'postal-code': 'the CEP is broken and was left out',
  'postal-code-padded': 'the CEP had lost its leading zero',
  'state-unknown': 'the state is missing or unknown',
  'city-spelling': "the city's name was put into its usual spelling",
  'place-missing': 'no neighbourhood',
  'coordinates-repaired':
    'coordinates were swapped, without sign or without decimal point, and were put right',
  'coordinates-dropped': 'coordinates are zero, broken or outside the country and were left out',
  'photos-missing': 'no photos',
  'photos-dropped': 'some photo addresses are unusable and were left out',
  'photos-repeated': 'some photos came more than once',
  'photos-limit': 'only the first 60 photos were taken',
  'video-dropped': 'the video is not on YouTube or Vimeo and was left out',
  'tour-dropped': 'the virtual tour is not an https address of a tour and was left out',
  'launch-unregistered': "a launch without registration number: kept as 'breve lançamento'",
  'date-broken': 'a date could not be read',
  'field-dropped': 'a field was out of bounds and was left out',
  'not-available': 'marked as sold, let or inactive: kept as unavailable',
} as const;
export type WarningCode = keyof typeof warningTexts;

/** Why a listing is not accepted. What the catalogue holds of it stays as it was (but for 'not-published'). */
export const rejectionTexts = {
  'no-id': 'no id (ListingID, CodigoImovel)',
  'id-too-long': 'the id is longer than 50 characters',
  duplicate: 'the id came before in this feed; the first one counts',
  'no-transaction': 'neither a kind of transaction nor a price: for sale or for rent?',
  'no-type': 'no property type',
  'unknown-type': 'the property type is not known',
  'no-city': 'no city',
  'not-published': 'marked as not to be published',
  oversized: 'the listing is too large to be one',
  invalid: 'a field that is needed is not valid',
} as const;
export type RejectionCode = keyof typeof rejectionTexts;

/** A remark with the value that caused it, shortened for people. */
export interface Remark<Code extends string> {
  code: Code;
  value?: string;
}

/** Gathers warnings, each code once. */
export class Warnings {
  readonly list: Remark<WarningCode>[] = [];

  add(code: WarningCode, value?: string | number | null): void {
    if (this.list.some((warning) => warning.code === code)) return;
    const shown = value == null || value === '' ? undefined : String(value).replace(/\s+/g, ' ').slice(0, 80);
    this.list.push(shown === undefined ? { code } : { code, value: shown });
  }
}
