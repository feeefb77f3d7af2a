import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { stages } from '#infra/deploy/stages.ts';
import { ROOT } from '#test/architecture/source-files.ts';

const Step = z.strictObject({
  id: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
  env: z.record(z.string(), z.string()).optional(),
});
const Permissions = z.record(z.string(), z.string());
const Job = z.looseObject({
  needs: z.string().optional(),
  if: z.string().optional(),
  environment: z.string().optional(),
  'timeout-minutes': z.number(),
  permissions: Permissions.optional(),
  steps: z.array(Step),
});
const Workflow = z.looseObject({ permissions: Permissions, jobs: z.record(z.string(), Job) });

const fileOf = (name: string) => readFileSync(path.join(ROOT, '.github/workflows', name), 'utf8');

/** Read with the parser that the CDK brings. */
function workflow(name: string) {
  const { parse } = createRequire(import.meta.resolve('aws-cdk-lib/package.json'))('yaml');
  return Workflow.parse(parse(fileOf(name)));
}

const NAMES = ['check.yml', 'night.yml', 'deploy.yml'];
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
const runsOf = (name: string, job: string) =>
  (workflow(name).jobs[job]?.steps ?? []).flatMap(({ run }) => run ?? []);

/** What a machine gets before it runs scripts; LibreOffice is for `npm run test:all`. */
const PREPARES = [
  'npm ci',
  'sudo apt-get update && sudo apt-get install -y --no-install-recommends libreoffice-calc-nogui',
];

describe.each(NAMES)('%s', (name) => {
  const jobs = Object.values(workflow(name).jobs);
  const steps = jobs.flatMap((job) => job.steps);

  test('what runs is a script of the package', () => {
    const lines = steps.flatMap(({ run }) => run ?? []).filter((run) => !PREPARES.includes(run));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines.filter((line) => !line.startsWith('echo "deployment='))) {
      const script = /npm (?:run (?:--silent )?)?([\w:-]+)/.exec(line)?.[1];
      expect(Object.keys(scripts), line).toContain(script);
    }
  });

  test('actions of others are those that were looked at: by digest, with their version beside it', () => {
    const used = steps.flatMap(({ uses }) => uses ?? []);
    expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
    const pins = [...fileOf(name).matchAll(/uses: \S+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/gm)];
    expect(pins).toHaveLength(used.length);
  });

  test('nobody has more rights than needed, and no job runs without end', () => {
    expect(workflow(name).permissions).toEqual({ contents: 'read' });
    for (const job of jobs) {
      const takesRole = job.steps.some(({ uses }) => uses?.startsWith('aws-actions/'));
      expect(job.permissions?.['id-token']).toBe(takesRole ? 'write' : undefined);
      expect(job.environment !== undefined).toBe(takesRole);
      expect(job['timeout-minutes']).toBeLessThanOrEqual(120);
    }
    expect(fileOf(name)).not.toMatch(/access-key|AKIA/i);
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout'));
    expect(checkouts.every((checkout) => checkout.with?.['persist-credentials'] === false)).toBe(
      true,
    );
  });

  test('what people type reaches the shell as a variable only', () => {
    for (const { run } of steps) expect(run ?? '').not.toMatch(/\$\{\{/);
  });
});

describe('the way of a version', () => {
  const REFUSE = 'npm run refuse-replacements -- $REPLACED';
  const order = (stage: string) => [
    'npm ci',
    `npm run synth -- -c stage=${stage}`,
    `npm run doctor -- ${stage}`,
  ];

  test('it is proved, deployed to the test stage, approved, deployed to production', () => {
    const { jobs } = workflow('deploy.yml');
    expect(runsOf('deploy.yml', 'check')).toContain('npm run test:all');
    expect([jobs.test?.needs, jobs.production?.needs]).toEqual(['check', 'test']);
    expect([jobs.test?.environment, jobs.production?.environment]).toEqual(['test', 'production']);
    const names = stages.map(({ name }): string => name);
    expect(names).toEqual(expect.arrayContaining(['test', 'production']));
  });

  test('templates are made and looked at before they are deployed, and the product is walked through afterwards', () => {
    expect(runsOf('deploy.yml', 'test')).toEqual([
      ...order('test'),
      REFUSE,
      'npm run deploy',
      'npm run smoke -- test',
    ]);
    const production = (workflow('deploy.yml').jobs.production?.steps ?? []).flatMap(
      ({ id, run }) => (id === undefined ? (run ?? []) : []),
    );
    expect(production).toEqual([
      ...order('production'),
      'npm run deploy',
      'npm run smoke -- production',
      'npm run watch-alarms -- production "$BEGUN"',
    ]);
    const watching = workflow('deploy.yml').jobs.production?.steps.at(-1);
    expect(watching?.env).toEqual({ BEGUN: `\${{ steps.begun.outputs.at }}` });
    const begun = runsOf('deploy.yml', 'production').find((run) => run.includes('deployment=yes'));
    expect(begun).toContain('at=$(date -u +%Y-%m-%dT%H:%M:%SZ)');
  });

  test('what ran before comes back by itself when a step fails after the deployment began', () => {
    const { back, production } = workflow('deploy.yml').jobs;
    expect(back?.needs).toBe('production');
    expect(back?.if).toMatch(/^failure\(\) && needs\.production\.outputs\.begun == 'yes'/);
    expect(back?.steps[0]?.with?.ref).toBe(`\${{ needs.production.outputs.before }}`);
    const steps = production?.steps.map(({ id, run }) => id ?? run) ?? [];
    expect(steps.slice(steps.indexOf('before'), steps.indexOf('before') + 3)).toEqual([
      'before',
      'begun',
      'npm run deploy',
    ]);
    expect(runsOf('deploy.yml', 'back').slice(-3)).toEqual([
      'npm run refuse-replacements -- $ADDED',
      'npm run deploy',
      'npm run smoke -- production',
    ]);
  });

  test('the way back may take away what this version brought, by what was told before it came', () => {
    const { back, production } = workflow('deploy.yml').jobs;
    const steps = production?.steps.map(({ id, run }) => id ?? run) ?? [];
    expect(steps.slice(steps.indexOf('changes'), steps.indexOf('changes') + 2)).toEqual([
      'changes',
      'before',
    ]);
    expect(production?.steps.find(({ id }) => id === 'changes')?.run).toBe(REFUSE);
    expect(production?.outputs).toMatchObject({ added: `\${{ steps.changes.outputs.added }}` });
    const refusing = back?.steps.find(({ run }) => run?.includes('refuse-replacements'));
    expect(refusing?.env).toEqual({ ADDED: `\${{ needs.production.outputs.added }}` });
  });
});

test('without the version that ran before the deployment does not begin', () => {
  const before = workflow('deploy.yml').jobs.production?.steps.find(({ id }) => id === 'before');
  const directory = mkdtempSync(path.join(tmpdir(), 'before-'));
  const output = path.join(directory, 'output');
  const runWith = (npm: string) => {
    writeFileSync(path.join(directory, 'npm'), `#!/bin/sh\n${npm}\n`, { mode: 0o755 });
    writeFileSync(output, '');
    const env = { PATH: `${directory}:${process.env.PATH}`, GITHUB_OUTPUT: output };
    const { status } = spawnSync('bash', ['-e', '-c', before?.run ?? ''], { env });
    return [status, readFileSync(output, 'utf8')];
  };
  expect(runWith('echo v1.4.0')).toEqual([0, 'tag=v1.4.0\n']);
  expect(runWith('exit 1')).toEqual([1, '']);
});

test('the role may be taken by the two environments of its stage alone, and reads nothing of people', () => {
  const file = path.join(ROOT, 'infra/deploy/pipeline/deploy-role.json');
  const { DeployRole } = JSON.parse(readFileSync(file, 'utf8')).Resources;
  const [trust, ...more] = DeployRole.Properties.AssumeRolePolicyDocument.Statement;
  expect(more).toEqual([]);
  expect(trust.Condition).toEqual({
    StringEquals: {
      'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
      'token.actions.githubusercontent.com:sub': ['', '-back'].map((end) => ({
        'Fn::Sub': `repo:\${Repository}:environment:\${Environment}${end}`,
      })),
    },
  });
  const statements: { Effect: string; Action: string | string[] }[] =
    DeployRole.Properties.Policies[0].PolicyDocument.Statement;
  expect(statements.filter(({ Effect }) => Effect === 'Allow').map(({ Action }) => Action)).toEqual(
    ['sts:AssumeRole'],
  );
  expect(statements.find(({ Effect }) => Effect === 'Deny')?.Action).toEqual(
    expect.arrayContaining(['dynamodb:Query', 's3:GetObject*', 'secretsmanager:GetSecretValue']),
  );
});

test('each version says what there is to do, the newest first', () => {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const text = readFileSync(path.join(ROOT, 'UPGRADING.md'), 'utf8');
  const versions = [...text.matchAll(/^## (\d+\.\d+\.\d+)$/gm)].map(([, found]) => found);
  expect(versions[0]).toBe(version);
  expect(new Set(versions).size).toBe(versions.length);
});
