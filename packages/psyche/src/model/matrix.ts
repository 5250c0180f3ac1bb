/** A square matrix as rows. */
export type Matrix = number[][];

/** A vector of zeros. */
export function nothing(size: number): number[] {
  const vector: number[] = [];
  for (let index = 0; index < size; index++) vector.push(0);
  return vector;
}

/** A square matrix of zeros. */
export function zeros(size: number): Matrix {
  const matrix: Matrix = [];
  for (let index = 0; index < size; index++) matrix.push(nothing(size));
  return matrix;
}

/** The entry at a place that is known to exist. */
export const at = (matrix: Matrix, row: number, column: number): number =>
  matrix[row]?.[column] ?? 0;

/**
 * The lower triangle L with L Lᵀ = `matrix`.
 * @throws RangeError when the matrix is not positive definite.
 */
export function cholesky(matrix: Matrix): Matrix {
  const lower = zeros(matrix.length);
  for (const [i, row] of lower.entries()) {
    for (let j = 0; j <= i; j++) {
      let rest = at(matrix, i, j);
      for (let k = 0; k < j; k++) rest -= at(lower, i, k) * at(lower, j, k);
      if (i !== j) row[j] = rest / at(lower, j, j);
      else if (rest > 0) row[j] = Math.sqrt(rest);
      else throw new RangeError("The matrix is not positive definite.");
    }
  }
  return lower;
}

/** The inverse of a positive definite matrix, from its Cholesky factor. */
export function inverseFrom(lower: Matrix): Matrix {
  const inverse = zeros(lower.length);
  for (const column of lower.keys()) {
    const solved = solveFrom(
      lower,
      lower.map((_row, row) => (row === column ? 1 : 0)),
    );
    for (const [row, value] of solved.entries()) (inverse[row] ?? [])[column] = value;
  }
  return inverse;
}

/** Solves L Lᵀ x = `right` for x. */
export function solveFrom(lower: Matrix, right: readonly number[]): number[] {
  const x = [...right];
  for (let i = 0; i < x.length; i++) {
    let rest = x[i] ?? 0;
    for (let k = 0; k < i; k++) rest -= at(lower, i, k) * (x[k] ?? 0);
    x[i] = rest / at(lower, i, i);
  }
  for (let i = x.length - 1; i >= 0; i--) {
    let rest = x[i] ?? 0;
    for (let k = i + 1; k < x.length; k++) rest -= at(lower, k, i) * (x[k] ?? 0);
    x[i] = rest / at(lower, i, i);
  }
  return x;
}

/** The product of two square matrices. */
export const multiply = (left: Matrix, right: Matrix): Matrix =>
  left.map((row) =>
    right.map((_row, column) =>
      row.reduce((sum, value, k) => sum + value * at(right, k, column), 0),
    ),
  );
