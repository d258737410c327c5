import type { Faults } from '../hcl/fault.ts';
import { refuseExpression } from '../hcl/fault.ts';
import type { ExpressionForm, Value } from '../hcl/syntax.ts';

const unsuitable = 'Unsuitable value type';

/** The text of a value that must be a string; `null`, and a fault, where it is none that stands for itself. */
export function plainText(value: Value, faults: Faults): string | null {
  switch (value.kind) {
    case 'string':
    case 'scalar':
      return value.text;
    case 'null':
      faults.add(value.offset, unsuitable, 'A value in quotes is needed here, not null.');
      return null;
    case 'list':
      faults.add(value.offset, unsuitable, 'A value in quotes is needed here, not a list.');
      return null;
    case 'broken':
      faults.add(value.offset, unsuitable, 'A value in quotes is needed here.');
      return null;
    case 'expression':
      refuse(value.form, value.offset, faults);
      return null;
  }
}

function refuse(form: ExpressionForm, offset: number, faults: Faults): void {
  switch (form) {
    case 'variable':
      faults.add(
        offset,
        'Variables not allowed',
        'A lock file has no variables; a value stands in double quotes.',
      );
      faults.add(offset, unsuitable, 'A value in quotes is needed here, not a variable.');
      return;
    case 'function call':
      faults.add(offset, 'Function calls not allowed', 'A lock file calls no functions.');
      faults.add(offset, unsuitable, 'A value in quotes is needed here, not a function call.');
      return;
    case 'collection':
      faults.add(offset, unsuitable, 'A value in quotes is needed here, not a list or an object.');
      return;
    case 'template':
    case 'escape sequence':
    case 'heredoc':
    case 'operation':
      refuseExpression(faults, offset, form);
  }
}
