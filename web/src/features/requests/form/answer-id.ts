/** Id of a question's control: what an error summary links to. */
export const answerId = (field: string): string => `answer-${field}`;

/** Stands for the attachments where a question is named: no question can have this name. */
export const FILES = '#files';
