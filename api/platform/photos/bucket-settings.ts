import type { BucketSettings } from './bucket';

interface Given {
  PHOTOS_STORE?: { bucket: string; prefix: string };
  S3_ENDPOINT?: string;
  S3_REGION: string;
  S3_ACCESS_KEY_ID?: string;
  S3_SECRET_ACCESS_KEY?: string;
}

/** Parses 's3://bucket/prefix'; null if the text is malformed. */
export function readStoreAddress(text: string): Given['PHOTOS_STORE'] | null {
  const [, bucket, path = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/.exec(text) ?? [];
  if (!bucket || path.split('/').some((part) => /^\.+$/.test(part))) return null;
  return { bucket, prefix: path.slice(1) };
}

export const missingOfStore = (given: Given): ('S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY')[] =>
  given.PHOTOS_STORE
    ? (['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).filter((name) => !given[name])
    : [];

/** Null: photos are in the data folder. Without an endpoint the store is Amazon S3. */
export function bucketSettings(given: Given): BucketSettings | null {
  if (!given.PHOTOS_STORE) return null;
  const { bucket, prefix } = given.PHOTOS_STORE;
  const root = given.S3_ENDPOINT
    ? `${given.S3_ENDPOINT.replace(/\/$/, '')}/${bucket}`
    : `https://${bucket}.s3.${given.S3_REGION}.amazonaws.com`;
  return {
    url: prefix ? `${root}/${prefix}/` : `${root}/`,
    region: given.S3_REGION,
    accessKeyId: given.S3_ACCESS_KEY_ID!,
    secretAccessKey: given.S3_SECRET_ACCESS_KEY!,
  };
}
