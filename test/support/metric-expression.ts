type Values = Readonly<Record<string, number | undefined>>;
type Value = number | undefined;

/**
 * The value of an expression of CloudWatch metric math: numbers, metrics, `+`, `/`, `>`, `FILL` and `IF`; throws for
 * everything else. A metric without data has no value, nor has what is made of it.
 * @see https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/using-metric-math.html
 */
export function valueOfExpression(expression: string, values: Values): Value {
  const tokens = expression.match(/[A-Za-z]+|\d+|\S/g) ?? [];
  const take = (expected?: string): string => {
    const token = tokens.shift();
    if (token === undefined || (expected !== undefined && token !== expected))
      throw new Error(`${expression} has ${token} instead of ${expected}.`);
    return token;
  };
  const binary =
    (signs: Readonly<Record<string, (a: number, b: number) => number>>, next: () => Value) =>
    (): Value => {
      let left = next();
      for (let make = signs[tokens[0] ?? '']; make; make = signs[tokens[0] ?? '']) {
        take();
        const right = next();
        left = left === undefined || right === undefined ? undefined : make(left, right);
      }
      return left;
    };
  const atom = (): Value => {
    const token = take();
    if (/^\d+$/.test(token)) return Number(token);
    if (token !== 'FILL' && token !== 'IF') {
      if (!(token in values)) throw new Error(`${expression} names ${token}, which is no metric.`);
      return values[token];
    }
    take('(');
    const given = [compared()];
    while (tokens[0] === ',') {
      take();
      given.push(compared());
    }
    take(')');
    const [first, second, third] = given;
    if (token === 'FILL') return first ?? second;
    if (first === undefined) return undefined;
    return first === 0 ? third : second;
  };
  const quotient = binary({ '/': (a, b) => a / b }, atom);
  const sum = binary({ '+': (a, b) => a + b }, quotient);
  const compared = binary({ '>': (a, b) => Number(a > b) }, sum);
  const value = compared();
  if (tokens.length > 0) throw new Error(`${expression} is more than is known here.`);
  return value;
}
