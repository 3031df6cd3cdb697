/** What common extensions change in a page; each runs in the page. */
export const extensions = {
  'a dark mode': () => {
    const style = document.createElement('style');
    style.className = 'darkreader darkreader--fallback';
    document.head.prepend(style);
    const meta = document.createElement('meta');
    meta.name = 'darkreader';
    document.head.append(meta);
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
    for (const each of document.querySelectorAll('[style]'))
      each.setAttribute('data-darkreader-inline-color', '');
  },
  'a grammar checker': () => {
    document.body.setAttribute('data-gr-ext-installed', '');
    document.documentElement.append(document.createElement('grammarly-desktop-integration'));
  },
  'icons of a password manager': () => {
    for (const input of document.querySelectorAll('input:not([type=hidden])')) {
      const icon = document.createElement('div');
      icon.setAttribute('data-lastpass-icon-root', '');
      icon.style.cssText = 'position:relative!important;height:0;width:0';
      input.after(icon);
    }
  },
  'marks of a password manager': () => {
    document.documentElement.append(document.createElement('com-1password-button'));
    for (const input of document.querySelectorAll('input')) input.setAttribute('data-com.1password', 'x');
  },
  'a color picker': () => document.body.setAttribute('cz-shortcut-listen', 'true'),
  'a bookmark button': () => {
    const button = document.createElement('span');
    button.style.cssText = 'display:none';
    button.textContent = 'Salvar';
    document.body.append(button);
  },
  'an element first in the body': () => document.body.prepend(document.createElement('div')),
  'an element first in the application': () =>
    document.getElementById('app')!.prepend(document.createElement('div')),
  'a script first in the head': () => document.head.prepend(document.createElement('script')),
  'wrapped images': () => {
    for (const image of [...document.querySelectorAll('main img')].slice(0, 4)) {
      const wrapper = document.createElement('span');
      image.replaceWith(wrapper);
      wrapper.append(image);
    }
  },
} satisfies Record<string, () => void>;

export type Extension = keyof typeof extensions;
