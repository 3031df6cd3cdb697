import { describe, expect, it } from 'vitest';
import { photoIdentities, photoRevision } from './photo-identity';

const at = 'https://fotos.example.com.br';
const identityOf = (address: string) => photoIdentities([address])[0];

describe('photoIdentities', () => {
  it.each([
    ['S3', '/1.jpg', '?X-Amz-Date=20261127T220001Z&X-Amz-Signature=aaa&x-amz-expires=60'],
    ['S3, version 2', '/1.jpg', '?AWSAccessKeyId=AK&Expires=1&Signature=a%2Bb'],
    ['CloudFront', '/1.jpg', '?Expires=1&Signature=a~b&Key-Pair-Id=K'],
    ['CloudFront with a policy', '/1.jpg', '?Policy=p&Signature=a&Key-Pair-Id=K'],
    ['Google', '/1.jpg', '?X-Goog-Algorithm=x&X-Goog-Signature=a'],
    ['Azure', '/1.jpg', '?sv=2022-11-02&st=1&se=2&sr=b&sp=r&spr=https&sig=a%3D'],
    ['nginx', '/1.jpg', '?md5=abc&expires=1'],
    ['Bunny', '/1.jpg', '?token=abc&expires=1'],
    ['a version', '/1.jpg', '?v=3'],
    ['a cache key', '/1.jpg', '?_=1700000000'],
    ['a fragment', '/1.jpg', '#foto'],
    ['a number without an ending', '/fotos/12345', '?token=a'],
  ])('leaves out the parameters of %s', (_, path, query) => {
    expect(identityOf(at + path + query)).toBe(at + path);
  });

  it.each([
    ['/1.jpg?w=800&v=3', '/1.jpg?w=800'],
    ['/foto.php?id=5&v=3&token=a', '/foto.php?id=5'],
    ['/o/imoveis%2F1.jpg?alt=media&token=a', '/o/imoveis%2F1.jpg?alt=media'],
    ['/1.jpg?st=5&se=2', '/1.jpg?st=5&se=2'],
    ['/a b.jpg?x=%C3%A7&&y', '/a b.jpg?x=%C3%A7&y'],
  ])('keeps of %s what names the picture', (path, identity) => {
    expect(identityOf(at + path)).toBe(at + identity);
  });

  it.each(['/foto.php?token=a', '/foto.aspx?w=800&v=7', '/imagem?X-Amz-Signature=a', '/?v=2'])(
    'keeps %s whole: without it no picture is named',
    (path) => {
      expect(identityOf(at + path)).toBe(at + path);
    },
  );

  it('keeps versions that tell two photos of a property apart', () => {
    const addresses = [1, 2].map((n) => `${at}/foto.jpg?v=${n}&Signature=s${n}&Expires=9`);
    expect(photoIdentities(addresses)).toEqual([`${at}/foto.jpg?v=1`, `${at}/foto.jpg?v=2`]);
  });

  it('gives one photo with two signatures one identity', () => {
    expect(new Set(photoIdentities([`${at}/1.jpg?sig=a&se=1`, `${at}/1.jpg?sig=b&se=2`])).size).toBe(1);
  });

  it.each(['demo:villa.jpg?flip&v=1', 'anuncio:ABC/1', 'not an address', ''])('leaves %j alone', (url) => {
    expect(identityOf(url)).toBe(url);
  });
});

describe('photoRevision', () => {
  it('is what cache parameters say, and no signature', () => {
    expect(photoRevision(`${at}/1.jpg?X-Amz-Signature=a&v=2&token=b&w=8&ts=3`)).toBe('v=2&ts=3');
    expect(photoRevision(`${at}/1.jpg?X-Amz-Signature=a`)).toBe('');
    expect(photoRevision('demo')).toBe('');
  });
});
