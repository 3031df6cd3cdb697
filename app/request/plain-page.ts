/** A small page for answers that are given before the site itself is asked. Titles are pt-BR, for people. */
export const plainPage = (status: number, title: string, text: string) =>
  `<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p><p><a href="/">Voltar ao início</a> · ${status}</p></body></html>`;
