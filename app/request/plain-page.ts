/** The tokens' values, in attributes: these pages have no style sheet, and the policy of styles allows attributes. */
const [ink, paper, serif, sans] = [
  '#231815',
  '#f8f5f0',
  "Optima,Candara,'Segoe UI',sans-serif",
  "'Helvetica Neue',Arial,sans-serif",
];

/** For when no page can be rendered: it names no brokerage and loads nothing. */
export const plainPage = (status: number, title: string, text: string) =>
  `<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body style="margin:0;background:${paper};color:${ink};font:400 17px/1.6 ${sans}"><main style="max-width:34rem;margin:0 auto;padding:22vh 20px 20px"><p style="margin:0 0 16px;padding-top:16px;border-top:1px solid #877769;color:#6b5b51;font-size:15px">${status}</p><h1 style="margin:0 0 12px;font:400 36px/1.15 ${serif}">${title}</h1><p style="margin:0 0 20px;color:#54453d">${text}</p><a href="/" style="display:inline-block;padding:10px 0;color:${ink};text-underline-offset:.25em">Voltar ao início</a></main></body></html>`;
