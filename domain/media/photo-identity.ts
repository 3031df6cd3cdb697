/** Parameters that sign an address (S3, Google, Alibaba, CloudFront, Akamai, Cloudinary). */
const signing =
  /^(x-(amz|goog|oss|cos|obs)-.+|signature|expires|policy|key-pair-id|(aws|oss)accesskeyid|googleaccessid|security-token|hdn(ts|ea|tl)|__(cld_)?token__|sig)$/i;
/** Azure's shared access signature, beside `sig`. */
const besideSig = /^(se|s[iprstv]|srt|spr|sip|sdd|scid|sk(oid|tid|t|e|s|v))$/i;
/** Hashes of other signatures, beside an expiry (nginx, Bunny). */
const besideExpires = /^(md5|hash|hmac|st)$/i;
const tokens = /^(token|access_token|auth)$/i;
const cacheKeys = /^(v|ver|version|rev|ts|timestamp|mtime|updated|cb|cachebuster|nocache|rnd|rand|_)$/i;
/** Parameters that tell how a picture is sent, not which one. */
const formatKeys = /^(w|h|width|height|size|q|quality|fit|crop|format|fm|auto|dpr|alt|download)$/i;
const pictureFile = /\.(jpe?g|jfif|png|webp|gif|avif|heic|heif|bmp)$/i;

const nameOf = (parameter: string) => parameter.split('=', 1)[0]!;

/** Without the parameters that `isDropped` names; the others stay as they are written. */
function without(address: string, isDropped: (name: string) => boolean): string {
  const [bare, query] = address.split('#', 1)[0]!.split(/\?(.*)/s) as [string, string?];
  const left = (query ?? '').split('&').filter((parameter) => parameter && !isDropped(nameOf(parameter)));
  return left.length > 0 ? `${bare}?${left.join('&')}` : bare;
}

function isSigning(address: string): (name: string) => boolean {
  const names = [...new URL(address).searchParams.keys()].map((name) => name.toLowerCase());
  const hasSig = names.includes('sig');
  const hasExpires = names.includes('expires');
  return (name) =>
    signing.test(name) || (hasSig && besideSig.test(name)) || (hasExpires && besideExpires.test(name));
}

/** False for `foto.php`: what is left is the address of a program, not of a picture. */
function isPictureAddress(address: string): boolean {
  const { pathname, searchParams } = new URL(address);
  const file = pathname.slice(pathname.lastIndexOf('/') + 1);
  if (pictureFile.test(file) || (/\d/.test(file) && !/\.\D/.test(file))) return true;
  return [...searchParams.keys()].some((name) => !formatKeys.test(name));
}

function strip(address: string, isDropped: (name: string) => boolean): string {
  const stripped = without(address, isDropped);
  return isPictureAddress(stripped) ? stripped : address;
}

/**
 * Identities of one property's photos, in order: their addresses without signing and cache parameters. Where photos
 * differ only by a token or a version, that is a part of their identity.
 */
export function photoIdentities(addresses: readonly string[]): string[] {
  const read = addresses.map((address) => {
    if (!/^https?:/i.test(address) || !URL.canParse(address)) return { unsigned: address, bare: address };
    const isSignature = isSigning(address);
    const isFleeting = (name: string) => isSignature(name) || tokens.test(name) || cacheKeys.test(name);
    return { unsigned: strip(address, isSignature), bare: strip(address, isFleeting) };
  });
  const variants = new Map<string, Set<string>>();
  for (const { bare, unsigned } of read) variants.set(bare, (variants.get(bare) ?? new Set()).add(unsigned));
  return read.map(({ bare, unsigned }) => (variants.get(bare)!.size > 1 ? unsigned : bare));
}

/** The cache parameters of an address: others mean that the picture was replaced. */
export function photoRevision(address: string): string {
  if (!URL.canParse(address)) return '';
  const parameters = [...new URL(address).searchParams].filter(([name]) => cacheKeys.test(name));
  return parameters.map(([name, value]) => `${name}=${value}`).join('&');
}
