import type { ComponentProps } from 'react';

// Many mail programs lay out by tables only.

/** A row of cells. */
export function Row({ children, ...props }: ComponentProps<'table'>) {
  return (
    <table
      align="center"
      width="100%"
      border={0}
      cellPadding="0"
      cellSpacing="0"
      role="presentation"
      {...props}
    >
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  );
}

/** A single cell. */
export function Section({ children, ...props }: ComponentProps<'table'>) {
  return (
    <Row {...props}>
      <td>{children}</td>
    </Row>
  );
}
