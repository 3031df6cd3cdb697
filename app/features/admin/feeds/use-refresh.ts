import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';

const refreshMs = 2_000;

/** The page reads its data again by itself, while it is shown. */
export function useRefresh(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => revalidate(), refreshMs);
    return () => clearInterval(timer);
  }, [revalidate]);
}
