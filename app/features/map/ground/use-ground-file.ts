import { useEffect, useState } from 'react';
import type { GroundFile } from './ground-file';
import { loadGround } from './load-ground';

/** The file of a drawing; the one before it until it is loaded. Without the file the map has names of no place. */
export function useGroundFile(slug: string): GroundFile | null {
  const [file, setFile] = useState<GroundFile | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadGround(slug).then(
      (loaded) => isCurrent && setFile(loaded),
      () => isCurrent && setFile(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [slug]);
  return file;
}
