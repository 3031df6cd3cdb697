/**
 * CPF or CNPJ, modulus 11. Weights from the right: 2, 3, … `highest`, 2, …; a character's value is its ASCII code - 48.
 */
export function checkDigit(code: string, highest: number): number {
  const span = highest - 1;
  const sum = [...code].reduceRight(
    (total, character, index) =>
      total + (character.charCodeAt(0) - 48) * (2 + ((code.length - 1 - index) % span)),
    0,
  );
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
