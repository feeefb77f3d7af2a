import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { cityQuery } from './city-query.ts';
import { type City, citySearch } from './place.ts';

const TYPING_PAUSE_MS = 250;

export type Cities = {
  readonly cities: readonly City[];
  /** The state of the search; `tooShort`: the text is too short to ask. */
  readonly state: 'tooShort' | 'waiting' | 'failed' | 'found';
};

/** Returns cities that fit the typed text, asked for when the typing pauses; kept for an hour. */
export function useCities(countrycode: string, text: string): Cities {
  const kernel = useKernel();
  const { after } = kernel;
  const [asked, setAsked] = useState(text);
  useEffect(() => after(TYPING_PAUSE_MS, () => setAsked(text)), [text, after]);

  const search = citySearch(asked, countrycode);
  const { data, isFetching, isError } = useQuery({
    ...cityQuery(kernel, countrycode, search),
    enabled: search !== null,
  });
  if (citySearch(text, countrycode) === null) return { cities: [], state: 'tooShort' };
  if (asked !== text || isFetching) return { cities: data ?? [], state: 'waiting' };
  return { cities: data ?? [], state: isError ? 'failed' : 'found' };
}
