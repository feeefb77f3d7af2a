type Line = Readonly<Record<string, unknown>>;
type Test = (line: Line) => boolean;

const TOKEN = /\s*(&&|\|\||!=|=|[(){}]|\$\.[\w.]+|"[^"]*"|\d+|IS TRUE|IS FALSE)/y;

/**
 * Does a filter pattern of CloudWatch Logs take this line? Knows the part of the language that the product uses, and
 * throws for every other.
 * @see https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/FilterAndPatternSyntaxForMetricFilters.html
 */
export function matchesPattern(pattern: string, line: Line): boolean {
  const tokens = tokensOf(pattern);
  const take = (expected?: string): string => {
    const token = tokens.shift();
    if (token === undefined || (expected !== undefined && token !== expected))
      throw new Error(`${pattern} has ${token} instead of ${expected}.`);
    return token;
  };
  const chain = (sign: '&&' | '||', next: () => Test): Test => {
    const tests = [next()];
    while (tokens[0] === sign) {
      take();
      tests.push(next());
    }
    return (line) =>
      sign === '&&' ? tests.every((test) => test(line)) : tests.some((test) => test(line));
  };
  const either = (): Test => chain('||', both);
  const both = (): Test => chain('&&', single);
  const single = (): Test => {
    if (tokens[0] !== '(') return comparison(take(), take);
    take('(');
    const inner = either();
    take(')');
    return inner;
  };
  take('{');
  const test = either();
  take('}');
  if (tokens.length > 0) throw new Error(`${pattern} goes on after its end.`);
  return test(line);
}

function tokensOf(pattern: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < pattern.length) {
    const [, token] = TOKEN.exec(pattern) ?? [];
    if (token === undefined) throw new Error(`${pattern} is more than is known here.`);
    tokens.push(token);
  }
  return tokens;
}

function comparison(field: string, take: () => string): Test {
  const sign = take();
  const valueIn = (line: Line) => line[field.slice('$.'.length)];
  if (sign === 'IS TRUE' || sign === 'IS FALSE') {
    return (line) => valueIn(line) === (sign === 'IS TRUE');
  }
  const wanted: unknown = JSON.parse(take());
  if (String(wanted).includes('*')) throw new Error('Wildcards are not known here.');
  if (sign === '=') return (line) => valueIn(line) === wanted;
  // A field that is not there is not unequal either.
  if (sign === '!=') return (line) => valueIn(line) !== undefined && valueIn(line) !== wanted;
  throw new Error(`${sign} is not known here.`);
}
