/** Leading characters of a postal code that a public check shows. */
export const AREA_LENGTH = 2;
/** Characters of a canonical document; 500 offers, each with the longest words, need fewer. */
export const DOCUMENT_LENGTH = 2_000_000;
/** Proofs fall into so many parts by their hash; each night one of them is replayed against the history. */
export const REPLAY_PARTS = 100;
/** Conditions of a search that a proof puts in words. */
export const PROOF_CONDITIONS = 60;
/** Texts of one condition. */
export const CONDITION_TEXTS = 200;
