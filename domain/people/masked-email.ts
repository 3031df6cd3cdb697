/** 'c•••a@exemplo.com.br' */
export function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.at(0)}•••${name.length > 2 ? name.at(-1) : ''}@${domain}`;
}
