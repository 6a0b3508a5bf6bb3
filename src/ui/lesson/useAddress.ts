import { useEffect, useState } from 'react';
import type { Shipped } from '../../lessons/shipped.ts';
import { addressOf } from './address.ts';

/** Returns the address that opens a lesson. Null if it would be too long, undefined until it is known. */
export const useAddress = ({ id, lesson }: Shipped): string | null | undefined => {
  const [address, setAddress] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    void addressOf({ id, lesson }).then((found) => wanted && setAddress(found));
    return () => {
      wanted = false;
    };
  }, [id, lesson]);
  return address;
};
