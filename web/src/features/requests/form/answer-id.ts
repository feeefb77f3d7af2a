/** Id of a question's control: what an error summary links to. */
export const answerId = (field: string): string => `answer-${field}`;
