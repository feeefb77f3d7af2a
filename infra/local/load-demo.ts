import { world } from '#functions/kernel/world.ts';

/** Loads the demo data, where it is not there already. The environment of the handlers must be set. */
export async function loadDemo(say: (line: string) => void): Promise<void> {
  say('loading the demo data …');
  // Loaded only where it is wanted: it is the largest part of the program.
  const { loadDemoData } = await import('./demo/load-demo-data.ts');
  await loadDemoData(world());
}
