import fc from 'fast-check';

// All properties draw from the seed of the run, so that SEED brings a failure back.
fc.configureGlobal({ seed: Number(process.env.SEED) });
