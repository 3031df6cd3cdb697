const maxLength = 60;

export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0]!.slice(0, maxLength);
