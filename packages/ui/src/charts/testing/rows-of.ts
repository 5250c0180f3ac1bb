/** The texts of a table, row by row, its heads included. */
export const rowsOf = (table: Element): string[][] =>
  [...table.querySelectorAll("tr")].map((row) => [...row.cells].map((cell) => cell.textContent));
