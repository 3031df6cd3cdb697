/**
 * The digit that checks a CPF or CNPJ (modulus 11): values weighted from the right with 2, 3, … and, after `highest`,
 * 2 again. A letter's value is its ASCII code less 48, as a digit's is.
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
