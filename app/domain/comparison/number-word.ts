const words = ['zero', 'um', 'dois', 'três', 'quatro'] as const;

/** A number of homes that stand side by side, in words (brief §17.1). */
export const numberWord = (count: number): string => words[count] ?? String(count);
