import { useState } from 'react';

/**
 * Holds whether a fold is open. It begins open, and opens again, when something in it comes into use: a link or a step
 * back may bring that.
 */
export function useFold(isUsed: boolean, begins = isUsed) {
  const [isOpen, setOpen] = useState(begins);
  const [wasUsed, setWasUsed] = useState(isUsed);
  if (wasUsed !== isUsed) {
    setWasUsed(isUsed);
    if (isUsed) setOpen(true);
  }
  return [isOpen, setOpen] as const;
}
