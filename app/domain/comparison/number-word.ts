const words = [
  ...['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'],
] as const;

/** Words up to ten (brief §17.1). */
export const numberWord = (count: number): string => words[count] ?? String(count);
