import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Photo as PhotoData } from '~/domain/property';
import { Photo } from './photo';

const photo: PhotoData = {
  base: '/fotos/0a1b',
  width: 1440,
  height: 960,
  alt: 'Casa com "pátio" & jardim',
  placeholder: 'linear-gradient(#a7b5bd,#6d675a)',
  focal: '50% 40%',
};

describe('Photo', () => {
  let complaints: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });

  it('offers AVIF, then WebP, then JPEG, and keeps its room', () => {
    const html = renderToStaticMarkup(<Photo photo={photo} />);
    expect(html.indexOf('image/avif')).toBeLessThan(html.indexOf('image/webp'));
    expect(html).toContain('src="/fotos/0a1b/720.jpg"');
    expect(html).toContain('width="1440" height="960"');
    expect(html).toContain('alt="Casa com &quot;pátio&quot; &amp; jardim"');
    expect(html).toContain('style="background:linear-gradient(#a7b5bd,#6d675a);object-position:50% 40%"');
  });

  it('loads the first photo eagerly at high priority, others lazily', () => {
    const first = renderToStaticMarkup(<Photo photo={photo} priority />);
    expect(first).toContain('fetchpriority="high"');
    expect(first).not.toContain('loading=');
    const rest = renderToStaticMarkup(<Photo photo={photo} />);
    expect(rest).toContain('loading="lazy"');
    expect(rest).toContain('fetchpriority="low"');
  });

  it.each([{ photo: null }, { photo: { ...photo, base: null } }])(
    'shows the plain plate where there is no photo',
    ({ photo }) => {
      const html = renderToStaticMarkup(<Photo photo={photo} />);
      expect(html).toContain('src="/images/default-image.webp"');
      expect(html).toContain('alt=""');
      expect(html).not.toContain('<picture');
    },
  );

  it.each([
    'url(https://elsewhere.example/a.png)',
    'red;position:fixed',
    'linear-gradient(url(x))',
    'data:text/html;base64,AAAA',
  ])('does not take %s for a placeholder', (placeholder) => {
    const html = renderToStaticMarkup(<Photo photo={{ ...photo, placeholder, focal: 'calc(1px)' }} />);
    expect(html).not.toContain('style=');
  });
});
