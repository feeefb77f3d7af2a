import type { AskAws } from '#infra/operate/doctor/ask-aws.ts';
import { isAnswered, refusalOf } from '#infra/operate/doctor/refusal-of.ts';
import { partOf } from '#infra/operate/doctor/stage-stacks.ts';

type Asked = {
  readonly askAws: AskAws;
  /** The beginning of the names of a stage's alarms, which are those of its stacks. */
  readonly prefix: string;
  readonly regions: readonly string[];
  readonly since: Date;
};

/**
 * Returns the reasons of the alarms that began to ring after an instant and still ring. An earlier one is not of this
 * deployment.
 * @throws Error when AWS does not answer
 */
export async function alarmsSince({ askAws, prefix, regions, since }: Asked): Promise<string[]> {
  const alarms = await Promise.all(
    regions.map(async (region) => {
      const members: string[] = [];
      let next: string | undefined = '';
      while (next !== undefined) {
        const body = new URLSearchParams({
          Action: 'DescribeAlarms',
          AlarmNamePrefix: `${prefix}-`,
          StateValue: 'ALARM',
          Version: '2010-08-01',
          ...(next && { NextToken: next }),
        }).toString();
        const answer = await askAws({ service: 'monitoring', region, body });
        if (!isAnswered(answer)) throw new Error(`${region}: ${refusalOf(answer)}`);
        members.push(...membersOf(answer.text));
        next = partOf(answer.text, 'NextToken');
      }
      return members;
    }),
  );
  return alarms.flat().flatMap((member) => {
    const changed = partOf(member, 'StateTransitionedTimestamp');
    // An alarm without an instant is told: better one too many.
    if (changed !== undefined && new Date(changed) < since) return [];
    return [`${partOf(member, 'AlarmName')}: ${partOf(member, 'AlarmDescription')}`];
  });
}

/** Returns the outermost members of an answer; those of lists within them stay in them. */
function membersOf(xml: string): string[] {
  const members: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: tag, index } of xml.matchAll(/<\/?member>/g)) {
    if (tag === '<member>') {
      if (depth === 0) start = index;
      depth += 1;
    } else {
      depth -= 1;
      if (depth === 0) members.push(xml.slice(start, index));
    }
  }
  return members;
}
