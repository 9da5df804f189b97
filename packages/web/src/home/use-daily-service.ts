/** Can days of the Times be had here? Only where `pipwright serve` is the host; asked once. */
import { useEffect, useState } from 'preact/hooks';
import { findDailyService } from '../bring/daily-service.js';

let found: Promise<boolean> | undefined;

export function useDailyService(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!navigator.onLine) return;
    let wanted = true;
    found ??= findDailyService(new AbortController().signal).then((service) => service !== undefined);
    void found.then((is) => wanted && setThere(is));
    return () => {
      wanted = false;
    };
  }, []);
  return isThere;
}
