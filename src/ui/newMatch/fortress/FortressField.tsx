import { checkFortress, makeFortress, parseFortress, rowsSchema } from '../../../games/siege/fortress/fortress.ts';
import { formatMessage, t } from '../../../i18n/index.ts';
import { EditorDialog } from '../EditorDialog.tsx';
import type { InputProps } from '../../starting/form.ts';
import { FortressEditor } from './FortressEditor.tsx';
import { FortressPicture } from './FortressPicture.tsx';
import { Row } from '../../components/Row.tsx';

/** The own fortress in the options form: its picture, its faults, and a button for its editor. */
export const FortressField = ({ game, field, values, set }: InputProps) => {
  const rows = rowsSchema.catch([]).parse(parseFortress(String(values[field.key])));
  const title = formatMessage({ key: `${game}:option.${field.key}` });
  const wrong = checkFortress(rows);
  return (
    <Row className="spread designfield" data-part="design-field">
      <strong>{title}</strong>
      {rows.length > 0 && <FortressPicture rows={rows} />}
      {wrong && <span className="bad">{formatMessage(wrong)}</span>}
      <EditorDialog title={title} open={t('fortress.open')}>
        <FortressEditor game={game} rows={rows} set={(next) => set({ ...values, [field.key]: makeFortress(next) })} />
      </EditorDialog>
    </Row>
  );
};
